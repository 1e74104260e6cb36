/** The fields of a document by the names that they are stored under. */
export type Fields = Record<string, unknown>;

/** Values as Firestore's REST interface writes them: each an object with one key that names its type. */
export type DocumentJson = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The fields of a document: texts, numbers, lists, maps, and moments as `{ seconds }` since 1970. */
export function decodeFields(fields: DocumentJson = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

function decode(value: DocumentJson[string]): unknown {
  const [type, content] = Object.entries(value)[0] ?? [];
  // 'NaN' and 'Infinity' are written as texts.
  if (type === 'integerValue' || type === 'doubleValue') return Number(content);
  if (type === 'timestampValue') return { seconds: Date.parse(content as string) / 1000 };
  if (type === 'arrayValue')
    return ((content as { values?: DocumentJson[string][] }).values ?? []).map(decode);
  if (type === 'mapValue') return decodeFields((content as { fields?: DocumentJson }).fields);
  return content;
}
