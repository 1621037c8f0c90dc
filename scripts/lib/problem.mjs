/** A failure that the reader can act on: one sentence, perhaps with the output of the program that failed. */
export class Problem extends Error {
  /**
   * @param {string} sentence
   * @param {{ output?: string }} [options]
   */
  constructor(sentence, { output = "" } = {}) {
    super(sentence);
    this.name = "Problem";
    this.output = output;
  }
}
