import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from '../project/progress.ts';

/** @throws Problem that names the taken ports */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const [first, ...others] = await takenPorts(ports);
  if (!first) return;
  const [name, port] = first;
  throw new Problem(
    `Port ${port} (${name})${others.length > 0 ? ` and ${others.length} more are` : ' is'} taken by another program, ` +
      'perhaps another run of this command: end it, or move all ports with PORT_SHIFT=20 in the environment.',
  );
}

export async function takenPorts(ports: Readonly<Record<string, number>>): Promise<[string, number][]> {
  const free = await Promise.all(Object.values(ports).map(isFree));
  return Object.entries(ports).filter((_, index) => !free[index]);
}

async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer().listen({ port, host });
    try {
      await once(server, 'listening');
      server.close();
      await once(server, 'close');
    } catch (error) {
      // Only a taken port counts: a machine without IPv6 has no ::1 to listen on.
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    }
  }
  return true;
}
