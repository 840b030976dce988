import { ConfigFault } from './ConfigFault';

/**
 * Shows whoever deploys the portal what is wrong with the settings, each fault by itself. Throws any other error, which is
 * not theirs.
 */
export function sayFaults(container: HTMLElement, error: unknown): void {
  if (!(error instanceof ConfigFault)) throw error;
  const { how, faults } = error;
  const title = document.createElement('h1');
  title.textContent = `The portal's settings (${import.meta.env.BASE_URL}config.json) ${how}`;
  const list = document.createElement('ul');
  list.append(
    ...faults.map((fault) => {
      const item = document.createElement('li');
      item.textContent = fault;
      return item;
    }),
  );
  container.replaceChildren(title, list);
  delete document.documentElement.dataset.first;
}
