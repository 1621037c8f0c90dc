"use client";

export { ToolError as default } from "@/components/tool-detail/tool-error";
