import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useEffect, useRef } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { Field } from "@/components/auth/field";
import { Problem, SubmitButton } from "@/components/auth/form-parts";
import type { AuthMode } from "@/components/auth/open-auth";
import { PasswordField } from "@/components/auth/password-field";
import { Honeypot } from "@/components/forms/honeypot";
import { RequiredLegend } from "@/components/forms/required";
import { useBusy } from "@/components/ui/use-busy";
import { registration } from "@/lib/accounts/schema";
import { signInForm } from "@/lib/accounts/sign-in/schema";

export type AuthFields = { name: string; email: string; password: string; website: string };

const empty: AuthFields = { name: "", email: "", password: "", website: "" };
const resolvers = {
  // Only the sign-up form has a name; it keeps what was typed.
  login: zodResolver(signInForm.loose()),
  signup: zodResolver(registration),
};

/**
 * The fields of both modes. What was typed stays when the mode changes or a request fails. `onSend` answers what is
 * wrong with single fields, if that is what went wrong.
 */
export function AuthForm({
  mode,
  onSend,
  children,
}: {
  mode: AuthMode;
  onSend: (fields: AuthFields) => Promise<Partial<AuthFields> | undefined>;
  children?: ReactNode;
}) {
  const { register, handleSubmit, clearErrors, setError, setFocus, setValue, formState } =
    useForm<AuthFields>({
      defaultValues: empty,
      resolver: (values, context, options) =>
        // Both give what the fields hold, tidied; the types of the two differ in the fields they have.
        (resolvers[mode] as typeof resolvers.signup)(values, context, options as never) as never,
      mode: "onSubmit",
    });
  const { errors } = formState;
  // Unlike the form's own `isSubmitting` not while it is only checked.
  const [busy, run] = useBusy();
  const signsUp = mode === "signup";
  // Before the others, in both modes: the first of the fields that are wrong gets the focus, in this order.
  const named = register("name");

  const shownMode = useRef(mode);
  useEffect(() => {
    // The dialog gives the first focus itself, after it has noted where to return it to.
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    clearErrors();
    setFocus(mode === "signup" ? "name" : "email");
  }, [mode, clearErrors, setFocus]);

  async function send(fields: AuthFields) {
    const wrong = await onSend(fields);
    for (const [index, [name, message]] of Object.entries(wrong ?? {}).entries())
      setError(name as keyof AuthFields, { message }, { shouldFocus: index === 0 });
  }

  function refuse(found: FieldErrors<AuthFields>) {
    // A program filled in the hidden field: emptied, so that the form can be sent again.
    if (found.website) setValue("website", "");
  }

  return (
    <form
      noValidate
      // Without scripts nothing would come of it, and a password has no place in an address.
      method="post"
      aria-busy={busy}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void handleSubmit((fields) => run(() => send(fields)), refuse)(event);
      }}
    >
      {signsUp && <RequiredLegend className="-mb-2" />}
      {signsUp && (
        <Field
          label="Name"
          autoComplete="name"
          required
          className="h-11"
          error={errors.name?.message}
          {...named}
        />
      )}
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        className="h-11"
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete={signsUp ? "new-password" : "current-password"}
        required
        aside={
          !signsUp && (
            <a
              href="/forgot-password"
              className="text-secondary-text -my-1 py-1 text-sm underline-offset-3 hover:underline"
            >
              Forgot password?
            </a>
          )
        }
        error={errors.password?.message}
        hint={signsUp ? "At least 8 characters." : undefined}
        {...register("password")}
      />
      {signsUp && (
        <>
          <Honeypot {...register("website")} />
          <Problem>{errors.website?.message}</Problem>
        </>
      )}
      {children}
      {signsUp ? (
        <SubmitButton busy={busy} label="Create account" busyLabel="Creating account…" />
      ) : (
        <SubmitButton busy={busy} label="Sign in" busyLabel="Signing in…" />
      )}
    </form>
  );
}
