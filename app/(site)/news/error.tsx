"use client";

export { default } from "@/app/(site)/latest-news/error";
