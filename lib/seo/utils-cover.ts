/** A drawing that stands in for a picture: up to three layers of shapes, the first the faintest and the last the strongest. */
export type Cover = {
  layers: { path: string; stroke?: number }[];
  /** Whether the second of the site's colours leads instead of the first. */
  turned: boolean;
  /** By how many degrees its category's colours are turned from the site's. */
  tint: number;
};

export const coverSize = { width: 160, height: 84 };
const { width, height } = coverSize;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

type Random = { whole: (from: number, to: number) => number };

/** The same numbers for the same text, evenly spread (mulberry32). */
function randomOf(text: string): Random {
  let state = hash(text);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { whole: (from, to) => from + Math.floor(next() * (to - from + 1)) };
}

type Layers = Cover["layers"];
const three = () => ["", "", ""] as [string, string, string];
const filled = (paths: string[]): Layers => paths.map((path) => ({ path }));

/** Rings around a point near the edge. */
function rings({ whole }: Random): Layers {
  const [x, y] = [whole(10, 150), whole(0, 1) * height];
  const gap = whole(11, 15);
  const paths = three();
  for (let n = 1; n <= 8; n++) {
    const r = n * gap;
    paths[n % 3] += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
  }
  return paths.map((path, i) => ({ path, stroke: [8, 4, 2][i] }));
}

/** Squares of a grid, each with its own layer or none. */
function grid({ whole }: Random, shape: (x: number, y: number, size: number) => string): Layers {
  const size = 28;
  const paths = three();
  for (let x = 0; x < width; x += size)
    for (let y = 0; y < height; y += size) {
      const layer = [0, 0, 1, 1, 2, 3, 3][whole(0, 6)]!;
      if (layer < 3) paths[layer] += shape(x, y, size);
    }
  return filled(paths);
}

/** Quarters of circles that make petals and arches. */
const petals = (random: Random): Layers =>
  grid(random, (x, y, size) => {
    const [right, low] = [random.whole(0, 1), random.whole(0, 1)];
    const [dx, dy] = [right ? -size : size, low ? -size : size];
    const [cx, cy] = [x + right * size, y + low * size];
    return `M${cx} ${cy}h${dx}A${size} ${size} 0 0 ${right === low ? 1 : 0} ${cx} ${cy + dy}z`;
  });

/** Triangles, as of folded paper. */
const folds = (random: Random): Layers =>
  grid(random, (x, y, size) => {
    const [right, low] = [random.whole(0, 1), random.whole(0, 1)];
    const [dx, dy] = [right ? -size : size, low ? -size : size];
    return `M${x + right * size} ${y + low * size}h${dx}l${-dx} ${dy}z`;
  });

/** Hills, one before the other. */
function waves({ whole }: Random): Layers {
  return filled(
    [24, 44, 62].map((y) => {
      const half = whole(24, 44);
      const first = `${whole(0, 1) ? "" : "-"}${whole(10, 22)}`;
      return `M-${whole(0, half)} ${y + whole(-6, 6)}q${half / 2} ${first} ${half} 0${`t${half} 0`.repeat(Math.ceil((width + half) / half))}V${height}H-${half}z`;
    }),
  );
}

/** Columns of different heights. */
function columns({ whole }: Random): Layers {
  const paths = three();
  for (let x = 6; x < width + 6; x += 12) {
    const top = whole(16, 76);
    paths[0] += `M${x} ${height}v-${top}`;
    paths[1] += `M${x} ${height}v-${Math.round((top * whole(2, 7)) / 10)}`;
    paths[2] += `M${x} ${height - top}v-3`;
  }
  return paths.map((path) => ({ path, stroke: 9 }));
}

/** Rays that lean to one side. */
function beams({ whole }: Random): Layers {
  const lean = whole(30, 70) * (whole(0, 1) ? 1 : -1);
  const paths = three();
  for (let n = 0; n < 13; n++) paths[n % 3] += `M${whole(-40, 200)} 94l${lean}-104`;
  return paths.map((path, i) => ({ path, stroke: [14, 6, 2][i] }));
}

/** Dots that grow towards a point. */
function dots({ whole }: Random): Layers {
  const [fx, fy] = [whole(16, 144), whole(8, 76)];
  const paths = three();
  for (let x = 8; x < width; x += 14)
    for (let y = 7; y < height; y += 14) {
      const far = Math.hypot(x - fx, y - fy);
      paths[far > 72 ? 0 : far > 36 ? 1 : 2] += `M${x} ${y}h0`;
    }
  return paths.map((path, i) => ({ path, stroke: [3, 6, 10][i] }));
}

/** Tracks that bend from tile to tile. */
function tracks({ whole }: Random): Layers {
  const paths = three();
  for (let x = 0; x < width; x += 40)
    for (let y = -8; y < height; y += 40)
      paths[whole(0, 2)] += whole(0, 1)
        ? `M${x + 20} ${y}a20 20 0 0 1-20 20M${x + 40} ${y + 20}a20 20 0 0 0-20 20`
        : `M${x} ${y + 20}a20 20 0 0 1 20 20M${x + 20} ${y}a20 20 0 0 0 20 20`;
  return paths.map((path, i) => ({ path, stroke: [10, 6, 3][i] }));
}

/** Points, each joined to the next two. */
function nodes({ whole }: Random): Layers {
  const points = Array.from({ length: 11 }, (_, n) => [6 + n * 15 + whole(-6, 6), whole(8, 76)] as const);
  const [wide, thin, knots] = three();
  const join = (from: number, by: number) =>
    points[from + by] ? `M${points[from]!.join(" ")}L${points[from + by]!.join(" ")}` : "";
  return [
    { path: points.reduce((path, _, n) => path + join(n, 2), wide), stroke: 3 },
    { path: points.reduce((path, _, n) => path + join(n, 1), thin), stroke: 2 },
    { path: points.reduce((path, [x, y]) => `${path}M${x} ${y}h0`, knots), stroke: 9 },
  ];
}

/** Flat rings around one middle, and what travels on them. */
function orbits({ whole }: Random): Layers {
  const [x, y, lean] = [whole(50, 110), whole(30, 54), whole(-30, 30)];
  const turn = (degrees: number) => (degrees * Math.PI) / 180;
  const paths = three();
  for (let n = 1; n <= 4; n++) {
    const [rx, ry] = [n * 22, n * 9];
    const [dx, dy] = [Math.round(rx * Math.cos(turn(lean))), Math.round(rx * Math.sin(turn(lean)))];
    paths[n % 2] +=
      `M${x - dx} ${y - dy}a${rx} ${ry} ${lean} 1 0 ${2 * dx} ${2 * dy}a${rx} ${ry} ${lean} 1 0 ${-2 * dx} ${-2 * dy}`;
    const at = turn(whole(0, 359));
    const [ex, ey] = [rx * Math.cos(at), ry * Math.sin(at)];
    paths[2] += `M${Math.round(x + ex * Math.cos(turn(lean)) - ey * Math.sin(turn(lean)))} ${Math.round(y + ex * Math.sin(turn(lean)) + ey * Math.cos(turn(lean)))}h0`;
  }
  return paths.map((path, i) => ({ path: i < 2 ? path : `${path}M${x} ${y}h0`, stroke: [4, 2, 9][i] }));
}

/** Stairs, one flight before the other. */
function steps({ whole }: Random): Layers {
  const up = whole(0, 1);
  return filled(
    [0, 1, 2].map((n) => {
      const [run, rise] = [whole(14, 22), whole(7, 10)];
      const count = Math.ceil(width / run);
      const top = up ? 56 + n * 17 : 14 + n * 26;
      return `M0 ${height}V${top}${`h${run}v${up ? -rise : rise}`.repeat(count)}H${width}V${height}z`;
    }),
  );
}

/** Cells of a honeycomb. */
function hexes({ whole }: Random): Layers {
  const paths = three();
  for (let row = 0; row < 4; row++)
    for (let x = row % 2 ? -14 : 0; x < width; x += 28) {
      const layer = [0, 0, 1, 2, 3, 3, 3, 3][whole(0, 7)]!;
      if (layer < 3) paths[layer] += `M${x + 14} ${row * 24 - 8}l13 8v15l-13 8l-13-8v-15z`;
    }
  return filled(paths);
}

/** Lines of a page, of words of different lengths. */
function lines({ whole }: Random): Layers {
  const paths = three();
  for (let y = 10; y < height; y += 11) {
    let x = whole(-30, 10);
    while (x < width) {
      const long = whole(10, 46);
      paths[whole(0, 5) > 3 ? whole(1, 2) : 0] += `M${x} ${y}h${long}`;
      x += long + 12;
    }
  }
  return paths.map((path) => ({ path, stroke: 5 }));
}

// prettier-ignore
const families = { rings, petals, waves, columns, beams, folds, dots, tracks, nodes, orbits, steps, hexes, lines };
type Family = keyof typeof families;
const names = Object.keys(families) as Family[];

/** Those of the categories that stand beside each other in a list, so that no two of them look alike. */
const chosen: Record<string, Family> = {
  // News and the blog
  "AI & Machine Learning": "nodes",
  Technology: "tracks",
  Business: "columns",
  Science: "orbits",
  Innovation: "beams",
  Startups: "steps",
  Research: "dots",
  "Industry News": "lines",
  "AI Development": "hexes",
  "Product Update": "petals",
  Policy: "rings",
  "Best Practices": "folds",
  "Technical Guides": "petals",
  MLOps: "tracks",
  "Computer Vision": "rings",
  "Natural Language Processing": "waves",
  "AI Security": "hexes",
  "Edge Computing": "nodes",
  "Project Management": "columns",
  // "Best software" pages, by their icons
  BarChart3: "columns",
  PenTool: "lines",
  Users: "nodes",
  Mail: "folds",
  CalendarClock: "hexes",
  Briefcase: "steps",
  Target: "rings",
  // Guides
  "find-a-tool": "dots",
  "compare-tools": "columns",
  "read-pricing": "steps",
  "write-prompts": "lines",
  "protect-data": "hexes",
  "check-answers": "waves",
};

/** The cover of what has this slug: its category decides the family of patterns and the tint, the slug what it looks like there. */
export function coverOf(slug: string, category: string): Cover {
  const random = randomOf(slug);
  const family =
    (Object.hasOwn(chosen, category) && chosen[category]) || names[hash(category) % names.length]!;
  const tint = Math.round((names.indexOf(family) * 360) / names.length);
  return {
    turned: random.whole(0, 1) === 1,
    tint,
    layers: families[family](random).filter(({ path }) => path),
  };
}

/** The same as a picture of its own, in two colours, for what knows no style sheet. */
export function coverSvg({ layers, turned, tint }: Cover, [first, second]: [string, string]): string {
  const [lead, other] = turned ? [second, first] : [first, second];
  const drawn = layers.map(({ path, stroke }, i) => {
    const color = i === 2 ? other : lead;
    const opacity = [0.22, 0.45, 0.8][i];
    return stroke
      ? `<path d="${path}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" opacity="${opacity}"/>`
      : `<path d="${path}" fill="${color}" opacity="${opacity}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><filter id="tint" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${tint}"/></filter><g filter="url(#tint)">${drawn.join("")}</g></svg>`;
}
