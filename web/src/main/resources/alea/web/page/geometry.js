// Where cells are: a square is SIZE wide; a hexagon is, too, stands on a corner, and every row begins half a cell
// further right than the one above.

export const SIZE = 40;

const SLOPE = Math.sqrt(3) / 2;

/** The name of a cell, for maps. */
export function at(cell) {
  return `${cell.row},${cell.column}`;
}

/** What a picture of such a form and size needs. */
export class Geometry {
  constructor({form, rows, columns}) {
    this.hexagons = form === 'HEXAGONS';
    this.width = (columns + (this.hexagons ? (rows - 1) / 2 : 0)) * SIZE;
    this.height = this.hexagons ? ((rows - 1) * SLOPE + 2 / Math.sqrt(3)) * SIZE : rows * SIZE;
  }

  /** The middle of a cell. */
  middle({row, column}) {
    return this.hexagons
      ? {x: (column + row / 2 + 0.5) * SIZE, y: (row * SLOPE + 1 / Math.sqrt(3)) * SIZE}
      : {x: (column + 0.5) * SIZE, y: (row + 0.5) * SIZE};
  }

  /** The border of a cell as a path, so much inside of it. */
  border(cell, inset, round = 4) {
    const {x, y} = this.middle(cell);
    const half = SIZE / 2 - inset;
    if (this.hexagons) {
      const side = half * 2 / Math.sqrt(3);
      return `M${x} ${y - side}l${half} ${side / 2}v${side}l${-half} ${side / 2}l${-half} ${-side / 2}v${-side}z`;
    }
    const r = Math.min(round, half);
    const edge = 2 * (half - r);
    return `M${x - half + r} ${y - half}h${edge}a${r} ${r} 0 0 1 ${r} ${r}v${edge}a${r} ${r} 0 0 1 ${-r} ${r}`
      + `h${-edge}a${r} ${r} 0 0 1 ${-r} ${-r}v${-edge}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  }

  /** The cell that one comes to from another by an arrow: the nearest of those that lie more that way than aside. */
  beside(cell, cells, dx, dy) {
    const from = this.middle(cell);
    let best = null;
    let least = Infinity;
    for (const other of cells) {
      const to = this.middle(other);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const far = along + 2 * aside;
      if (along > 1 && aside <= along * 1.8 && far < least) {
        best = other;
        least = far;
      }
    }
    return best;
  }
}
