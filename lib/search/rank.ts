import { toTheLetter } from "@/lib/search/understanding/task-index";

/** What is known of a tool that may be an answer. */
export type Candidate = {
  id: string;
  /** How well its text fits each word of the question: 0 not at all, towards 1 in its name. */
  fits: number[];
  /** The codes of its tasks, the most characteristic first. */
  tasks: number[];
  votes: number;
  isUpcoming: boolean;
};

export type Question = {
  /** How much each word says. */
  weights: number[];
  /** How well each task fits, by code. */
  tasks: Map<number, number>;
};

/** What an answer's parts count: its text, its tasks, and how much people like it, which decides among equals. */
export const parts = { text: 1.7, task: 1, popularity: 0.14 };
/** What popularity counts where a text is a phrase of a task to the letter: it names a kind of tool and says nothing else. */
const popularityOfKind = 0.5;
/** So much less does the text count where a task fits fully: what the tool is for decides then, not its words. */
export const textLessByTask = 0.6;
/** A tool that cannot be used yet comes behind those that fit as well. */
export const notYet = 1;
/** What a task counts by its place among the tool's, the most characteristic first. */
export const placeWeights = [1, 0.82, 0.7] as const;
/**
 * What a tool's other tasks that fit count beside the best: little, as mostly the same words speak for them; nothing where the text
 * is a phrase of the best.
 */
export const otherTasks = 0.05;
/** What a word counts by where it stands. */
export const textWeights = { name: 1, tags: 0.92, category: 0.7, description: 0.62 } as const;

/** How well a tool answers a question, from 0 to about 2.3. */
export function fitness(
  { fits, tasks, votes, isUpcoming }: Omit<Candidate, "id">,
  question: Question,
): number {
  const total = question.weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const text = fits.reduce((sum, fit, i) => sum + fit * (question.weights[i] ?? 0), 0) / total;
  const popularity = Math.min(1, Math.log10(1 + votes) / 5);
  const fitting = Math.min(1, Math.max(0, ...question.tasks.values()));
  return (
    parts.text * (1 - textLessByTask * fitting) * text +
    parts.task * taskFitness(tasks, question.tasks) +
    (fitting === toTheLetter ? popularityOfKind : parts.popularity) * popularity -
    (isUpcoming ? notYet : 0)
  );
}

/** An answer, with how well it fits and the share of the question that its text speaks of. */
export type Ranked = { id: string; score: number; covered: number };

/** How well the best must fit to be an answer: by its task, or by what its text speaks of. */
const answer = { score: 0.57, task: 0.45, covered: 0.4 };
/** The same for a text in another language, of which the index has the translated words alone. */
const foreignAnswer = { score: 0.4, task: 0.32, covered: 0.4 };
/** How many tools that may answer are looked at closely. */
export const closelyRead = 200;
/** What meets a wish, as to work on a phone, must fit so well beside the best that does not. */
export const nearlyAsGood = 0.75;
/** What fits less than this share of the best is no answer beside it. */
export const nearBest = 0.55;

/**
 * Whether the best tool is an answer. It must fit, and either do a job that the text names or speak of much of what it says: one
 * word in common is none.
 */
export const isAnswer = (
  best: Ranked,
  { tasks, isElsewhere, language }: { tasks: { score: number }[]; isElsewhere: boolean; language: string },
) => {
  const least = language === "en" ? answer : foreignAnswer;
  return (
    !isElsewhere &&
    best.score >= least.score &&
    ((tasks[0]?.score ?? 0) >= least.task || best.covered >= least.covered)
  );
};

/** The share of what the words of a question say that a tool's text speaks of at all. */
export function coverage(fits: number[], weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return fits.reduce((sum, fit, i) => sum + (fit > 0 ? (weights[i] ?? 0) : 0), 0) / total;
}

/** The best of its tasks, and a little of each other one that fits; tasks that are far behind the best hardly count. */
function taskFitness(tasks: number[], asked: Map<number, number>): number {
  const best = Math.max(0.01, ...asked.values());
  const others = best === toTheLetter ? 0 : otherTasks;
  let sum = 0;
  for (const [position, code] of tasks.entries()) {
    const score = asked.get(code);
    if (score === undefined) continue;
    const value = (score / best) ** 3 * Math.min(1, best) * (placeWeights[position] ?? 0.7);
    sum = Math.max(sum, value) + others * Math.min(sum, value);
  }
  return sum;
}
