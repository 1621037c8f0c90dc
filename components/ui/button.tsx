import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";

/** Class names of a button, for links that look like one. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default:
          "border-transparent bg-primary text-on-primary hover:bg-[color-mix(in_srgb,var(--primary)_88%,var(--foreground))]",
        outline: "border-border-strong bg-background text-foreground hover:bg-surface-2",
        ghost: "border-transparent text-foreground hover:bg-surface-2",
        secondary: "border-transparent bg-surface-2 text-foreground hover:bg-border",
        destructive:
          "border-danger bg-background text-danger hover:bg-[color-mix(in_srgb,var(--danger)_10%,transparent)]",
        link: "h-auto! border-transparent px-0! text-secondary-text underline-offset-3 hover:underline",
      },
      size: {
        sm: "h-8 px-3 text-sm",
        default: "h-9 px-4 text-sm",
        lg: "h-11 px-6 text-base",
        icon: "size-9",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

/**
 * A button. A link that looks like one is a `LinkButton`. Public pages carry this, so it does without
 * tailwind-merge: a `className` adds to the variant's classes and does not replace them. With `aria-disabled` it keeps the focus
 * that it has, and pressing it does nothing.
 */
export function Button({
  className,
  variant,
  size,
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonVariants>) {
  const isOff = props["aria-disabled"] === true || props["aria-disabled"] === "true";
  return (
    <button
      type="button"
      className={buttonVariants({ variant, size, className })}
      {...props}
      {...(isOff && { onClick: ignore })}
    />
  );
}

/** A link that looks like a button, a large one with an outline where nothing else is said. */
export const LinkButton = ({
  className,
  variant = "outline",
  size = "lg",
  ...props
}: ComponentProps<"a"> & VariantProps<typeof buttonVariants>) => (
  <a className={buttonVariants({ variant, size, className })} {...props} />
);

/** Sends no form either. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
