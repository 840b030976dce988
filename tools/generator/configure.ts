import type { PlopTypes } from '@turbo/gen';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '../requirements/areas';
import { screenEdits, screenFiles, templates } from './changes';
import { checkChanges, finish } from './checkAndFinish';
import { toNames } from './names';

/** `npm run new:screen -- <area> <Screen> <address>`: the files and lines of a new screen, from contract to flow. */
export default function configure(plop: PlopTypes.NodePlopAPI): void {
  const root = plop.getDestBasePath();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  plop.setGenerator('screen', {
    description: 'A screen in every layer, from the contract to its flow',
    prompts: [
      { type: 'list', name: 'area', message: 'Area', choices: [...areas] },
      { type: 'input', name: 'screen', message: 'Screen, such as RoyaltyDetails' },
      { type: 'input', name: 'address', message: 'Address, such as /user/royalty' },
    ],
    actions: (answers = {}) => {
      const data = toNames(answers);
      const adds = screenFiles(data).map(({ template, path }) => ({
        ...{ type: 'add' as const, path, data },
        templateFile: `${templates}/${template}.hbs`,
      }));
      const edits = screenEdits(data, read).map((edit) => ({ type: 'modify' as const, data, ...edit }));
      checkChanges({ adds, edits, read, exists: (path) => existsSync(join(root, path)) });
      return [...adds, ...edits, () => finish(root, [...adds, ...edits], data)];
    },
  });
}
