/**
 * An icon beside words that say the same, as one path: what every page shows is drawn with as few elements
 * as possible. Styled by `.icon` in app/base.css.
 */
export function Icon({ path, className }: { path: string; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={className ? `icon ${className}` : "icon"}>
      <path d={path} />
    </svg>
  );
}

// Icons of lucide (ISC), those that every page has; others are in the files of paths beside this one.
export const bookmark =
  "M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z";
export const check = "M20 6 9 17l-5-5";
export const chevronDown = "M6 9l6 6 6-6";
export const house =
  "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z";
export const menu = "M4 5h16M4 12h16M4 19h16";
export const monitor =
  "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8 21h8M12 17v4";
export const moon =
  "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401";
export const search = "M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z";
export const sun =
  "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41";
export const user = "M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0z";
export const cross = "M18 6 6 18M6 6l12 12";
