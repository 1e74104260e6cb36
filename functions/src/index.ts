/** What is deployed: one function a line, under the name it is called by. */
// biome-ignore lint/performance/noBarrelFile: this is the entry point that the platform loads, nothing imports it.
export { extractRow } from './parex/extract-row.ts';
