import { describe, expect, it } from 'vitest';
import { newerScripts, newerStyles } from './refuse-newer.ts';

describe('[B-07] [F-P1] the build refuses', () => {
  it.each([
    ['list.toSorted()', 'toSorted'],
    ['list.with(0, 1); let { with: a } = one', 'with'],
    ['list[`toSpliced`](0)', 'toSpliced'],
    ['Map.groupBy(list, key)', 'groupBy'],
    ['let { promise } = Promise.withResolvers()', 'withResolvers'],
    ['URL.canParse(text)', 'canParse'],
    ['AbortSignal.any([one])', 'any'],
    ['element?.checkVisibility()', 'checkVisibility'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['new Intl.DurationFormat("uk")', 'DurationFormat'],
    ['/[a--b]/v.test(text)', 'the flag v'],
    ['new RegExp(text, "gv")', 'the flag v'],
    ['/(?i:a)b/.test(text)', 'modifiers'],
  ])('the script %s', (script, name) => {
    expect(newerScripts(script)).toEqual([name]);
  });

  it.each([
    ['.a{background:color-mix(in srgb,var(--b) 50%,red)}', 'color-mix('],
    ['.a{color:red;.b{color:blue}}', 'nesting'],
    ['.a{@media print{color:blue}}', 'nesting'],
    ['@media print{.a{color:light-dark(red,blue)}}', 'light-dark('],
    ['@starting-style{.a{opacity:0}}', '@starting-style'],
    ['.a:popover-open{color:red}', ':popover-open'],
    ['.a{anchor-name:--b}', 'anchor-name:'],
    ['.a{transition:all 1s linear(0,1)}', 'linear('],
    ['.a{width:round(50%,1px);width:50%}', 'round('],
  ])('the style %s', (style, name) => {
    expect(newerStyles(style)).toEqual([name]);
  });
});

describe('[B-07] the build lets pass', () => {
  it.each([
    '[...list].sort().at(-1), list.findLast(f), structuredClone(list), list.map(f).filter(f)',
    'new Intl.ListFormat("uk"), Object.hasOwn(a, b), /(?<=a)b/u.test(text), AbortSignal.timeout(1)',
    // What is looked for first.
    'typeof URL.canParse == "function" && URL.canParse(text)',
    'if ("CloseWatcher" in window) new CloseWatcher()',
    'element.checkVisibility?.()',
    'document.startViewTransition ? document.startViewTransition(f) : f()',
    'if (!Intl.DurationFormat) throw Error(); new Intl.DurationFormat()',
    // A name in a text, of a property that is not called, and of a method of its own.
    'say("toSorted"); one.with = two.union',
    'class Order { toSorted() {} } order.toSorted()',
  ])('the script %s', (script) => {
    expect(newerScripts(script)).toEqual([]);
  });

  it.each([
    '.a{color:red;color:color-mix(in srgb,red 50%,blue)}',
    '@supports (width:round(1px,1px)){.a{width:round(50%,1px)}}',
    '@media (width<=30rem){@container (height<9rem){.a:has(+.b)::before{inset:0;height:100dvh}}}',
    '@keyframes b{to{translate:0 min(1cqi,2lh)}}',
    '.a{content:"color-mix(";background:url(data:image/svg+xml;a{anchor-name:b})}',
    '.a{field-sizing:content}',
  ])('the style %s', (style) => {
    expect(newerStyles(style)).toEqual([]);
  });
});
