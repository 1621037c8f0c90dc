"use client";

import { useEffect } from "react";
import { signedInEvent } from "@/components/auth/signed-in-event";
import { hasWish } from "@/components/votes/wish";

/** Fetches what casts a wish, after signing in on this page or on the way to it. */
export function WishHost() {
  useEffect(() => {
    const cast = () => {
      if (hasWish()) void import("@/components/votes/cast-wish").then(({ castWish }) => castWish());
    };
    cast();
    window.addEventListener(signedInEvent, cast);
    return () => window.removeEventListener(signedInEvent, cast);
  }, []);
  return null;
}
