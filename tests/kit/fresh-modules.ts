// Test files that run in one process share no state of a module: each loads its own, which is quicker than a process.
import { vi } from 'vitest';

vi.resetModules();
