import { keepTranslatable } from "@/components/layout/translated-page";

// Runs in the browser before everything else of ours. The content security policy lets no text become code; zod finds
// that out by trying, which the browser reports as a violation, unless it is told so first (its `z.config`, which would
// bring zod onto every page).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

keepTranslatable();
