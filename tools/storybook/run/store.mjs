import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** How many earlier runs a published Storybook can be compared with. */
const remembered = 12;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The pictures that a run names. */
const getPictures = (snapshots) =>
  snapshots.flatMap(({ shots }) => Object.values(shots).map(([hash]) => hash));

/** Where runs and their pictures are kept, each picture once by what it shows. */
export function openStore(folder) {
  const pictures = join(folder, 'pictures');
  const runs = join(folder, 'runs');
  for (const location of [pictures, runs]) mkdirSync(location, { recursive: true });
  const pending = new Set();
  const getFile = (hash) => join(pictures, `${hash}.webp`);

  /** Keeps a picture that is not there yet, small enough to be shown next to many. */
  const keepBy = (shrink) => async (hash, png, width) => {
    if (pending.has(hash) || existsSync(getFile(hash))) return;
    pending.add(hash);
    writeFileSync(getFile(hash), await shrink(png, width < 600 ? 0.75 : 0.5), 'base64');
  };

  const toName = ({ commit, dirty }) => (dirty ? `${commit}-changed` : commit);
  const readRun = (name) => readJson(join(runs, `${name}.json`));
  const writeRun = (run) => writeFileSync(join(runs, `${toName(run)}.json`), JSON.stringify(run));

  /** The runs of commits, the youngest first. */
  const history = () =>
    readdirSync(runs)
      .filter((file) => !file.includes('-changed'))
      .map((file) => readJson(join(runs, file)))
      .sort((one, other) => (one.date < other.date ? 1 : -1));

  /** Writes a run into a built Storybook, with as many earlier ones as it can be compared with. */
  function publish(run, storybook) {
    const location = join(storybook, 'snapshots');
    rmSync(location, { recursive: true, force: true });
    mkdirSync(join(location, 'p'), { recursive: true });
    const earlier = history()
      .filter(({ commit }) => commit !== run.commit || run.dirty)
      .slice(0, remembered);
    const shown = new Set(getPictures(run.snapshots));
    for (const { commit, snapshots } of earlier) {
      const short = snapshots.map(({ key, title, name, snapshot, shots }) => ({
        key,
        title,
        name,
        snapshot,
        shots,
      }));
      writeFileSync(join(location, `${commit}.json`), JSON.stringify(short));
      for (const hash of getPictures(snapshots)) shown.add(hash);
    }
    for (const hash of shown)
      if (existsSync(getFile(hash))) copyFileSync(getFile(hash), join(location, 'p', `${hash}.webp`));
    const before = earlier.map(({ commit, date, subject, tags }) => ({ commit, date, subject, tags }));
    // What is drawn is as much as all else, and only who searches reads it.
    const drawn = run.snapshots.map(({ key, words, roles }) => [key, { words, roles }]);
    const snapshots = run.snapshots.map(({ words: _words, roles: _roles, ...snapshot }) => snapshot);
    writeFileSync(join(location, 'drawn.json'), JSON.stringify(Object.fromEntries(drawn)));
    writeFileSync(join(location, 'index.json'), JSON.stringify({ ...run, snapshots, before }));
    return { pictures: shown.size, earlier: earlier.length };
  }

  return { keepBy, readRun, writeRun, publish, history };
}
