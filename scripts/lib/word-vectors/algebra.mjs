/**
 * An orthonormal basis of the directions in which vectors differ most from their mean, by orthogonal iteration, with the mean.
 *
 * @typedef {{ mean: Float64Array, directions: Float64Array[] }} Basis
 * @param {Float64Array[]} vectors
 * @param {number} count
 * @returns {Basis}
 */
export function topDirections(vectors, count) {
  const size = vectors[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const vector of vectors) addTo(mean, vector, 1 / vectors.length);
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    const centred = vector.map((value, d) => value - at(mean, d));
    for (const [d, row] of covariance.entries()) addTo(row, centred, at(centred, d) / vectors.length);
  }
  let directions = Array.from({ length: count }, (_, i) =>
    Float64Array.from({ length: size }, (_value, d) => Math.cos((i + 1) * (d + 0.5))),
  );
  for (let i = 0; i < 60; i++)
    directions = orthonormal(directions.map((one) => Float64Array.from(covariance, (row) => dot(row, one))));
  return { mean, directions };
}

/** Vectors less the mean, along the directions of a basis. @param {Float64Array[]} vectors @param {Basis} basis */
export const project = (vectors, { mean, directions }) =>
  vectors.map((vector) => {
    const centred = vector.map((value, d) => value - at(mean, d));
    return Float64Array.from(directions, (one) => dot(one, centred));
  });

/**
 * For each column a vector, such that rows, as sums of columns by their shares, come nearest to the targets (ridge regression),
 * by conjugate gradients on the normal equations.
 *
 * @param {[column: number, share: number][][]} rows
 * @param {Float64Array[]} targets of the rows
 * @param {number} columns
 * @param {number} ridge
 * @returns {Float64Array[]}
 */
export function solveRidge(rows, targets, columns, ridge) {
  const size = targets[0]?.length ?? 0;
  const zeros = () => Array.from({ length: columns }, () => new Float64Array(size));
  /** @param {(row: [number, number][], i: number) => Float64Array} valueOf */
  const gather = (valueOf) => {
    const result = zeros();
    for (const [i, row] of rows.entries()) {
      const value = valueOf(row, i);
      for (const [column, share] of row) addTo(of(result, column), value, share);
    }
    return result;
  };
  /** @param {Float64Array[]} x */
  const apply = (x) => {
    const result = gather((row) => {
      const total = new Float64Array(size);
      for (const [column, share] of row) addTo(total, of(x, column), share);
      return total;
    });
    for (const [column, vector] of result.entries()) addTo(vector, of(x, column), ridge);
    return result;
  };
  const solution = zeros();
  const residual = gather((_, i) => of(targets, i));
  const step = residual.map((vector) => vector.slice());
  let square = dotAll(residual, residual);
  const enough = square * 1e-8;
  for (let i = 0; i < 200 && square > enough; i++) {
    const applied = apply(step);
    const far = square / dotAll(step, applied);
    for (let column = 0; column < columns; column++) {
      addTo(of(solution, column), of(step, column), far);
      addTo(of(residual, column), of(applied, column), -far);
    }
    const next = dotAll(residual, residual);
    for (const [column, vector] of step.entries())
      for (let d = 0; d < size; d++)
        vector[d] = at(of(residual, column), d) + (next / square) * at(vector, d);
    square = next;
  }
  return solution;
}

/** Vectors of length 1 at right angles that span the same (Gram and Schmidt). @param {Float64Array[]} vectors */
function orthonormal(vectors) {
  /** @type {Float64Array[]} */
  const done = [];
  for (const vector of vectors) {
    for (const other of done) addTo(vector, other, -dot(vector, other));
    const length = Math.sqrt(dot(vector, vector));
    done.push(vector.map((value) => value / length));
  }
  return done;
}

/** @param {Float64Array} vector @param {number} d */
const at = (vector, d) => /** @type {number} */ (vector[d]);

/** @param {Float64Array[]} vectors @param {number} i */
const of = (vectors, i) => /** @type {Float64Array} */ (vectors[i]);

/** @param {Float64Array} a @param {Float64Array} b */
export function dot(a, b) {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += at(a, d) * at(b, d);
  return sum;
}

/** @param {Float64Array[]} a @param {Float64Array[]} b */
const dotAll = (a, b) => a.reduce((sum, vector, i) => sum + dot(vector, of(b, i)), 0);

/** @param {Float64Array} to @param {Float64Array} what @param {number} times */
function addTo(to, what, times) {
  for (let d = 0; d < to.length; d++) to[d] = at(to, d) + times * at(what, d);
}
