import { test as base } from './browser.ts';
import { type Deployments, serveDeployments } from './deployments.ts';

/** A page of the product under an address of its own, which can be deployed anew and whose server can fail. */
export const test = base.extend<{ deployments: Deployments }>({
  deployments: async ({ browserName: _any }, use, { parallelIndex }) => {
    const deployments = await serveDeployments(parallelIndex);
    await use(deployments);
    await deployments.close();
  },
  baseURL: async ({ deployments }, use) => use(deployments.origin),
});
