import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { EarlyPresses } from "@/components/layout/early-presses";
import { ScrollReset } from "@/components/layout/scroll-reset";
import { SkipLink } from "@/components/layout/skip-link";
import { ThemeFollower } from "@/components/layout/theme-follower";
import { Toaster } from "@/components/layout/toaster";
import { colorVariables } from "@/lib/config/utils-colors";
import { getConfig } from "@/lib/config/queries";
import { defaultConfig } from "@/lib/config/schema";
import { isUsable } from "@/lib/config/utils";
import { releaseRender } from "@/lib/platform/http/release-render";
import { siteUrl } from "@/lib/platform/http/site-url";
import { groundColors } from "@/components/layout/theme";
import "./globals.css";

// The letters of English alone are fetched before anything else: they are less than half of the typeface.
const geistSans = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  variable: "--font-geist-sans",
  weight: "100 900",
});

/** Names from elsewhere, once a page has one. The ranges are the font's own (its unicode.json). */
const geistSansExtended = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2",
  variable: "--font-geist-sans-extended",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
    },
  ],
});

/** Every page is made for its request; answers that are the same for everybody are kept before the framework. */
export const dynamic = "force-dynamic";

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: groundColors.light },
    { media: "(prefers-color-scheme: dark)", color: groundColors.dark },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  // Metadata are made for every rendering, the layout for whole documents alone.
  releaseRender();
  const { siteName, siteDescription, favicon, metaTags } = await getConfig();
  const icon =
    favicon === defaultConfig.favicon || !isUsable(favicon)
      ? [
          { url: defaultConfig.favicon, sizes: "48x48" },
          { url: "/icon.svg", type: "image/svg+xml" },
        ]
      : favicon;
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: siteName, template: `%s · ${siteName}` },
    description: metaTags.description || siteDescription,
    keywords: metaTags.keywords || undefined,
    applicationName: siteName,
    // Safari on a phone would make links of numbers and dates, in markup that React then doesn't know.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    icons: { icon, apple: "/apple-icon.png" },
  };
}

/** The document: fonts, colours, theme, toasts. What a public page wears besides is in (site). */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const config = await getConfig();
  const colors = colorVariables({ primary: config.primaryColor, secondary: config.secondaryColor });
  return (
    <html
      lang="en"
      data-theme={config.defaultTheme}
      data-theme-toggle={config.allowThemeToggle ? "" : undefined}
      className={`${geistSans.variable} ${geistSansExtended.variable} has-[dialog:modal]:overflow-hidden`}
      suppressHydrationWarning
    >
      <head>
        <style dangerouslySetInnerHTML={{ __html: colors }} />
      </head>
      <body>
        <ThemeFollower theme={config.defaultTheme} toggle={config.allowThemeToggle} />
        <SkipLink />
        {children}
        <EarlyPresses />
        <ScrollReset />
        <Toaster />
      </body>
    </html>
  );
}
