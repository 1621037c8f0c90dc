"use client";

export { default } from "@/app/(site)/ai-tools/[slug]/error";
