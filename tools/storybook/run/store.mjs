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

/** How many earlier passes a published Storybook can be compared with. */
const remembered = 12;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The pictures that a pass names. */
const getPictures = (frames) => frames.flatMap(({ shots }) => Object.values(shots).map(([hash]) => hash));

/** Where passes and their pictures are kept, each picture once by what it shows. */
export function openStore(folder) {
  const pictures = join(folder, 'pictures');
  const passes = join(folder, 'passes');
  for (const location of [pictures, passes]) mkdirSync(location, { recursive: true });
  const pending = new Set();
  const getFile = (hash) => join(pictures, `${hash}.webp`);

  /** Keeps a picture that is not there yet, small enough to be shown beside many. */
  const keepBy = (shrink) => async (hash, png, width) => {
    if (pending.has(hash) || existsSync(getFile(hash))) return;
    pending.add(hash);
    writeFileSync(getFile(hash), await shrink(png, width < 600 ? 0.75 : 0.5), 'base64');
  };

  const toName = ({ commit, dirty }) => (dirty ? `${commit}-changed` : commit);
  const readPass = (name) => readJson(join(passes, `${name}.json`));
  const writePass = (pass) => writeFileSync(join(passes, `${toName(pass)}.json`), JSON.stringify(pass));

  /** The passes of commits, the youngest first. */
  const history = () =>
    readdirSync(passes)
      .filter((file) => !file.includes('-changed'))
      .map((file) => readJson(join(passes, file)))
      .sort((one, other) => (one.date < other.date ? 1 : -1));

  /** Writes a pass into a built Storybook, with as many earlier ones as it can be compared with. */
  function publish(pass, storybook) {
    const location = join(storybook, 'room');
    rmSync(location, { recursive: true, force: true });
    mkdirSync(join(location, 'p'), { recursive: true });
    const earlier = history()
      .filter(({ commit }) => commit !== pass.commit || pass.dirty)
      .slice(0, remembered);
    const shown = new Set(getPictures(pass.frames));
    for (const { commit, frames } of earlier) {
      const short = frames.map(({ key, title, name, frame, shots }) => ({ key, title, name, frame, shots }));
      writeFileSync(join(location, `${commit}.json`), JSON.stringify(short));
      for (const hash of getPictures(frames)) shown.add(hash);
    }
    for (const hash of shown)
      if (existsSync(getFile(hash))) copyFileSync(getFile(hash), join(location, 'p', `${hash}.webp`));
    const before = earlier.map(({ commit, date, subject, tags }) => ({ commit, date, subject, tags }));
    // What is drawn is as much as all else, and only who searches reads it.
    const drawn = pass.frames.map(({ key, words, roles }) => [key, { words, roles }]);
    const frames = pass.frames.map(({ words: _words, roles: _roles, ...frame }) => frame);
    writeFileSync(join(location, 'drawn.json'), JSON.stringify(Object.fromEntries(drawn)));
    writeFileSync(join(location, 'index.json'), JSON.stringify({ ...pass, frames, before }));
    return { pictures: shown.size, earlier: earlier.length };
  }

  return { keepBy, readPass, writePass, publish, history };
}
