// What games say comes in English. Here it is told in another language, sentence by sentence, as that language's file
// has them: what stands in braces is told likewise, behind a star it is a name and stays.

/** Numbers, labels and pieces: no two small letters in a row. */
const PLAIN = /^(?!.*[a-z]{2})/;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

export class Phrases {
  #known;
  #number;

  /**
   * @param known sentences in English, each with the same in another language; of those that fit, the first counts
   * @param number how that language writes a number
   */
  constructor(known, number) {
    this.#number = number;
    this.#known = Object.entries(known).map(([english, words]) => {
      const names = [];
      const pattern = english.split(/\{(\*?\w+)\}/).map((part, i) => {
        if (i % 2 === 0) {
          return part.replace(SPECIAL, '\\$&');
        }
        names.push(part);
        return '(.+?)';
      }).join('');
      return {pattern: new RegExp(`^${pattern}$`), names, words};
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
    for (const {pattern, names, words} of this.#known) {
      const found = pattern.exec(text);
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
