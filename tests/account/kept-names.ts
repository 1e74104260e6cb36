/** All that this tab and the browser keep of the person, by name. It runs in a page, so it uses nothing from outside. */
export function keptNames(): string[] {
  // What a page of a tool keeps of whoever opens it: that it was opened.
  const ofAnyVisit = ['parclub.days_of_use', 'parclub.last_tool'];
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .filter((name) => /^(parclub|draft)\./.test(name) && !ofAnyVisit.includes(name))
    .sort();
}
