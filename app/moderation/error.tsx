"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default ErrorScreen;
