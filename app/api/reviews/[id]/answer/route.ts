import { handle } from "@/lib/platform/http/handle";
import { removeAnswerApi, writeAnswerApi } from "@/lib/reviews/api";
import { removeAnswer, writeAnswer } from "@/lib/reviews/mutations-answers";

export const PUT = handle(writeAnswerApi, async ({ params, body, viewer }) => ({
  answer: await writeAnswer(params.id, body.text, viewer),
}));

export const DELETE = handle(removeAnswerApi, ({ params, viewer }) => removeAnswer(params.id, viewer));
