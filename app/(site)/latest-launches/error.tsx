"use client";

export { ToolsError as default } from "@/components/lists/tools-error";
