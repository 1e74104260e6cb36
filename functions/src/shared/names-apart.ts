/** A booking's name, and the words that may tell it from others of that name, the plainest first; '' for no words. */
export interface Namesake {
  name: string;
  details: readonly string[];
}

/** A label for each booking: its name, and beside an equal name a detail that only this one has, or else its number. */
export function namesApart(all: readonly Namesake[]): string[] {
  return all.map(({ name, details }, index) => {
    const others = all.filter((other, at) => at !== index && other.name === name);
    if (others.length === 0) return name;
    const isOwn = (detail: string, at: number) =>
      detail !== '' && others.every((other) => other.details[at] !== detail);
    const number = all.slice(0, index + 1).filter((other) => other.name === name).length;
    return `${name} (${details.find(isOwn) ?? `№ ${number}`})`;
  });
}
