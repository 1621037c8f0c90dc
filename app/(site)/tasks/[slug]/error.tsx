"use client";

import { ToolsError } from "@/components/lists/tools-error";

export default ToolsError;
