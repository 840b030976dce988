import { citationsIn, type Citation } from './citations';
import { pieceAt, testsIn } from './pieces';
import { getLocation, type LocationKind } from './locations';
import type { Source } from './sources';
import { storiesBeside, type KnownStories, type ScreenLink, type StoryLink } from './stories';

export interface TestLink {
  kind: 'unit' | 'sandbox' | 'e2e';
  file: string;
  /** The title with its groups, each before a `›`; '' when the whole file is about the section. */
  title: string;
}

/** A citation, and its location's evidence for the section. */
export interface Hit {
  citation: Citation;
  path: string;
  kind: LocationKind;
  area: string;
  story?: StoryLink;
  screens: readonly ScreenLink[];
  test?: TestLink;
}

/** Returns every citation of a file, with its test or story, and the stories that show the file. */
export function getHits({ path, text }: Source, known: KnownStories): Hit[] {
  const citations = citationsIn(text);
  if (citations.length === 0) return [];
  const { kind, area } = getLocation(path);
  if (kind === 'story') {
    const file = known.get(path);
    return citations.map((citation) => {
      const piece = file && pieceAt(file.stories, citation.index);
      const story = piece && { id: piece.id, group: file.title, name: piece.title, plays: piece.plays };
      return { citation, path, kind, area, screens: file?.links ?? [], ...(story && { story }) };
    });
  }
  if (kind === 'unit' || kind === 'sandbox' || kind === 'e2e') {
    const tests = testsIn(path, text);
    return citations.map((citation) => {
      const title = pieceAt(tests, citation.index)?.title ?? '';
      return { citation, path, kind, area, screens: [], test: { kind, file: path, title } };
    });
  }
  const screens = kind === 'ui' ? storiesBeside(path, known) : [];
  return citations.map((citation) => ({ citation, path, kind, area, screens }));
}
