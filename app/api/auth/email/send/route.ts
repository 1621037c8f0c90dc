import { sendVerificationApi } from "@/lib/accounts/api";
import { requestVerification } from "@/lib/accounts/mutations-email";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(sendVerificationApi, ({ viewer }) => requestVerification(viewer.id));
