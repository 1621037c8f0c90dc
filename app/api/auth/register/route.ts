import { registerApi } from "@/lib/accounts/api";
import { createAccount } from "@/lib/accounts/mutations";
import { getConfig } from "@/lib/config/queries";
import { AppError } from "@/lib/errors";
import { handle } from "@/lib/http/handle";

export const POST = handle(
  registerApi,
  async ({ body }) => {
    const { allowRegistration } = await getConfig();
    if (!allowRegistration) throw new AppError("forbidden", "Registration is closed at the moment.");
    return { success: true as const, id: await createAccount(body) };
  },
  { messageToo: true },
);
