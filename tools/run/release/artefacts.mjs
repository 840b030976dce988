import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { root, run, tool } from '../run.mjs';

/** No hour, no owner and one order, so that two archives of the same build are the same bytes. */
const tarFlags = '--create --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=a+rX,u+w .';
const createArchive = (folder) =>
  execFileSync('tar', tarFlags.split(' '), { cwd: folder, maxBuffer: 256 * 1024 * 1024 });

/** Builds the portal and writes what is released into a folder: archive, bill, licences, release notes and their sums. */
export async function writeArtefacts(version, notes) {
  const folder = join(root, 'release', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // An archive has the settings of its build, and not those that someone edited in this folder.
  const { PORTAL_CONFIG = 'apps/portal/public/config.json' } = process.env;
  const built = { env: { NODE_ENV: 'production', PORTAL_CONFIG } };
  await run(tool('turbo'), ['run', '@portal/app#build', '--force', '--output-logs=errors-only'], built);
  const dist = join(root, 'apps/portal/dist');
  writeFileSync(join(folder, `member-portal-${version}.tar.gz`), gzipSync(createArchive(dist), { level: 9 }));
  copyFileSync(join(dist, 'licences.txt'), join(folder, 'licences.txt'));
  await run('npm', ['run', '--silent', 'sbom', '-w', '@portal/app']);
  renameSync(join(root, 'portal.cdx.json'), join(folder, 'portal.cdx.json'));
  writeFileSync(join(folder, 'notes.md'), `${notes}\n`);
  const sums = readdirSync(folder).map((file) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${sum}  ${file}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  process.stdout.write(sums.join(''));
}
