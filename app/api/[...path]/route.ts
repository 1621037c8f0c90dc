import { AppError } from "@/lib/platform/errors";
import { errorResponse } from "@/lib/platform/http/error-response";

/** Answers calls to addresses that do not exist in the language that callers expect. */
function notFound(request: Request): Response {
  return errorResponse(new AppError("not_found"), request);
}

export {
  notFound as GET,
  notFound as HEAD,
  notFound as POST,
  notFound as PUT,
  notFound as PATCH,
  notFound as DELETE,
  notFound as OPTIONS,
};
