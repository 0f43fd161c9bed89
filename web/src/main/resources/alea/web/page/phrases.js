// What games say comes in English. Here it is told in another language, sentence by sentence, as that language's file
// has them: what stands in braces is told likewise, behind a star it is a name and stays.

/** Numbers, labels and pieces: no two small letters in a row. */
const PLAIN = /^(?!.*[a-z]{2})/;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** How many sentences are remembered with what they are in the other language. */
const MANY = 10000;

export class Phrases {
  #whole;
  #patterns;
  #told = new Map();
  #number;

  /**
   * @param known sentences in English, each with the same in another language; one without gaps counts before all that
   *   have some, and of these the first that fits
   * @param number how that language writes a number
   */
  constructor(known, number) {
    this.#number = number;
    this.#whole = new Map(Object.entries(known));
    this.#patterns = Object.entries(known).filter(([english]) => english.includes('{')).map(([english, words]) => {
      const parts = english.split(/\{(\*?\w+)\}/);
      const names = parts.filter((_, i) => i % 2 === 1);
      const fixed = parts.filter((_, i) => i % 2 === 0);
      const pattern = new RegExp(`^${fixed.map(part => part.replace(SPECIAL, '\\$&')).join('(.+?)')}$`);
      return {fixed, pattern, names, words};
    });
  }

  /** A sentence in that language; null where it is not known. */
  tell(text) {
    const number = /^(?:\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/.exec(text);
    if (number) {
      return this.#number(Number(text.replaceAll(',', '')), Math.max(0, (number[1]?.length ?? 0) - 1));
    }
    if (PLAIN.test(text)) {
      return text;
    }
    if (!this.#told.has(text)) {
      const words = this.#whole.get(text) ?? this.#composed(text);
      this.#told.size < MANY || this.#told.clear();
      this.#told.set(text, words);
    }
    return this.#told.get(text);
  }

  #composed(text) {
    for (const {fixed, pattern, names, words} of this.#patterns) {
      // Most do not fit, and that is seen quicker so.
      const found = fixed.every(part => text.includes(part)) ? pattern.exec(text) : null;
      const values = found && names.map((name, i) => name[0] === '*' ? found[i + 1] : this.tell(found[i + 1]));
      if (values && !values.includes(null)) {
        return words.replace(/\{(\*?\w+)\}/g, (whole, name) => values[names.indexOf(name)] ?? whole);
      }
    }
    for (const mark of ['; ', ', ']) {
      const at = text.lastIndexOf(mark);
      const [head, tail] = at < 0 ? [null, null] : [this.tell(text.slice(0, at)), this.tell(text.slice(at + 2))];
      if (head !== null && tail !== null) {
        return head + mark + tail;
      }
    }
    return null;
  }
}
