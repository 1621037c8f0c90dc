"use client";

import { ToolError } from "@/components/tool-detail/tool-error";

export default ToolError;
