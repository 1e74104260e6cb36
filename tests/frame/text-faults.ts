import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a text of the product never holds, by what to call it in the report of a test. */
const UNTIDY: Readonly<Record<string, RegExp>> = {
  'a straight apostrophe or quotation mark': /['"`]/,
  'two spaces': / {2}/,
  'a space at the end of a line': /[^\S\n]$/m,
  'three dots for an ellipsis': /\.\.\./,
  'a hyphen for a dash': /\s-\s/,
};

/**
 * What is wrong with how a message is written, one line each.
 * @param tag BCP 47, of the language whose plural forms the message needs
 */
export function faultsOf(message: string, tag: string): string[] {
  const elements = everyElement(parse(message));
  const words = elements.map((element) => (element.type === TYPE.literal ? element.value : '…')).join('');
  const untidy = Object.entries(UNTIDY).filter(([, form]) => form.test(words));
  const edges = message.trim() === message ? [] : ['a space at an end'];
  return [
    ...untidy.map(([fault]) => fault),
    ...edges,
    ...elements.flatMap((each) => missingForms(each, tag)),
  ];
}

/** Names of the values and of the tags (as `<name>`) that a message takes, in alphabetical order. */
export function placeholders(message: string): string[] {
  const names = everyElement(parse(message)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return element.type === TYPE.tag ? `<${element.value}>` : element.value;
  });
  return [...new Set(names)].sort();
}

function missingForms(element: MessageFormatElement, tag: string): string[] {
  if (element.type !== TYPE.plural) return [];
  const rules = new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' });
  const missing = rules.resolvedOptions().pluralCategories.filter((form) => !(form in element.options));
  return missing.map((form) => `no form '${form}' of ${element.value}`);
}

/** The elements of a message, those inside its plurals, choices and tags too. */
function everyElement(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...everyElement(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => everyElement(value))];
  });
}
