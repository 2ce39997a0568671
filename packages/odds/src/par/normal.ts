/** From here on the tail is taken by its continued fraction, which is quicker there and loses no digits. */
const TAIL = 4;
const FRACTIONS = 60;
const ROOT_OF_TWO_PI = Math.sqrt(2 * Math.PI);

/** The share of a normal distribution below so many standard deviations from its mean. */
export const normalBelow = (deviations: number): number => {
  const size = Math.abs(deviations);
  const density = Math.exp((-size * size) / 2) / ROOT_OF_TWO_PI;
  const beyond = size < TAIL ? 0.5 - density * seriesOf(size) : density / fractionOf(size);
  return deviations < 0 ? beyond : 1 - beyond;
};

/** x + x³/3 + x⁵/15 + …: each term is the one before, times x² over the next odd number. */
const seriesOf = (x: number): number => {
  let [sum, term] = [x, x];
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum;
};

/** x + 1/(x + 2/(x + 3/(x + …))). */
const fractionOf = (x: number): number => {
  let below = x;
  for (let step = FRACTIONS; step > 0; step -= 1) below = x + step / below;
  return below;
};

/** Percentiles of a normal distribution, in standard deviations from its mean. */
export const PERCENTILES = [
  { percent: 1, deviations: -2.3263478740408408 },
  { percent: 5, deviations: -1.6448536269514722 },
  { percent: 25, deviations: -0.6744897501960817 },
  { percent: 50, deviations: 0 },
  { percent: 75, deviations: 0.6744897501960817 },
  { percent: 95, deviations: 1.6448536269514722 },
  { percent: 99, deviations: 2.3263478740408408 },
] as const;

/** Nine of ten results lie within so many standard deviations of the mean. */
export const WITHIN_90 = 1.6448536269514722;
