import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "@/components/auth/field";

export function PasswordField(props: ComponentProps<typeof Field>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="h-11 pr-11"
      after={
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="text-muted hover:text-foreground absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md"
        >
          <Icon className="size-4" />
        </button>
      }
    />
  );
}
