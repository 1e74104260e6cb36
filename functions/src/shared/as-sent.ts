/** An input as JSON carries it: an undefined field is left out, where Firebase's SDK would send null. */
export function asSent<Input>(input: Input): Input {
  return JSON.parse(JSON.stringify(input));
}
