import { registerApi } from "@/lib/accounts/api";
import { createAccount } from "@/lib/accounts/mutations";
import { requestVerification } from "@/lib/accounts/mutations-email";
import { getConfig } from "@/lib/config/queries";
import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { log } from "@/lib/platform/log";

export const POST = handle(
  registerApi,
  async ({ body }) => {
    const { allowUserRegistration } = await getConfig();
    if (!allowUserRegistration) throw new AppError("forbidden", "Registration is closed at the moment.");
    const id = await createAccount(body);
    // The account is made; the mail can be asked for again.
    await requestVerification(id).catch((error: unknown) =>
      log.warn({ err: error }, "no verification was sent"),
    );
    return { success: true as const, id };
  },
  { alsoMessage: true },
);
