"use client";

import { type ComponentProps, lazy } from "react";

/*
 * What few tools have: the pages of the others go without its code. Functions, since a page of the server can't name what is
 * lazy by itself.
 */

const LateGetNotified = lazy(() => import("@/components/lists/get-notified"));
const LatePictures = lazy(() => import("@/components/tool-detail/pictures"));

export function GetNotified(props: ComponentProps<typeof LateGetNotified>) {
  return <LateGetNotified {...props} />;
}

export function Pictures(props: ComponentProps<typeof LatePictures>) {
  return <LatePictures {...props} />;
}
