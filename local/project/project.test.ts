import { expect, test } from 'vitest';
import { Problem } from './progress.ts';
import { demoProject, projectId } from './project.ts';

test('the project is a demo project, which cannot reach anything live', () => {
  expect(projectId()).toMatch(/^demo-/);
});

test.for(['par-club', 'par-club-demo-', ''])('%j, which may be live, is a problem', (id) => {
  expect(() => demoProject(id)).toThrow(Problem);
});
