import { useState } from 'react';
import { TreeFrame } from '../../../tree/TreeFrame/TreeFrame';
import { TreeOutline, type OutlineColumn } from '../../../tree/TreeOutline/TreeOutline';
import { TreeView } from '../../../tree/TreeView/TreeView';
import { MarkPill, MemberCard } from './MemberCard';
import { MemberDialog } from './MemberDialog';
import type { TeamLine, TeamPlace, TeamScreenProps } from './team';
import { teamWords } from './teamWords';
import { TeamRest } from './TeamRest';
import { Trail } from './Trail';
import { useTeamTree, type FaceMore } from './useTeamTree';
import { VacantCard } from './VacantCard';

interface TeamTreeProps<Place extends TeamPlace> extends Omit<TeamScreenProps<Place>, 'team'> {
  title: string;
  /** At least the root. */
  places: readonly Place[];
  lines: readonly TeamLine<Place>[];
  /** What a card in the drawing shows. Absent in a drawing of marks alone. Always the same function. */
  cardFace?: FaceMore<Place> | undefined;
}

/** A team in both of its views: the drawing with cards, the outline with columns. */
export function TeamTree<Place extends TeamPlace>(props: TeamTreeProps<Place>) {
  const { title, places, lines, cardFace, trail, hrefOf, onTeamAsked, onCopied } = props;
  const { tree, faceOf } = useTeamTree(places, onTeamAsked, cardFace);
  const [chosen, setChosen] = useState<string>();
  const detailed = places.find(({ id }) => id === chosen);
  const isAlone = places.length === 1 && places[0]?.branch === 'none';
  const shared = { lines, hrefOf, onCopied };

  const cardOf = (node: number) => {
    const place = places[node];
    if (!place) return null;
    if (place.username === undefined) return <VacantCard place={place} onCopied={onCopied} />;
    return <MemberCard {...shared} place={place} isRoot={node === 0} />;
  };
  const columns: OutlineColumn[] = [
    { heading: teamWords.status, cellOf: (node) => places[node] && <MarkPill mark={places[node].mark} /> },
    ...lines.map(({ label, numeric = false, valueOf }) => ({
      heading: label,
      numeric,
      cellOf: (node: number) => places[node]?.username !== undefined && valueOf(places[node]),
    })),
  ];
  return (
    <>
      <TeamRest places={places} isOwn={trail.length === 1} onRestAsked={props.onRestAsked} />
      <TreeFrame label={title} aside={<Trail steps={trail} />} note={isAlone && teamWords.noTeamYet}>
        {(look) =>
          look === 'drawing' ? (
            <TreeView
              label={title}
              tree={tree}
              faceOf={faceOf}
              cardOf={cardOf}
              cards={cardFace !== undefined}
            />
          ) : (
            <TreeOutline
              label={title}
              tree={tree}
              faceOf={faceOf}
              nameHeading={teamWords.username}
              columns={columns}
              onChosen={(node) => setChosen(places[node]?.id)}
            />
          )
        }
      </TreeFrame>
      {detailed && (
        <MemberDialog
          {...shared}
          place={detailed}
          isRoot={detailed === places[0]}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
