import { Icon } from '../../components/Icon/Icon';
import { SpinnerRing } from '../../components/Spinner/Spinner';
import { StatusSign } from '../StatusSign';
import type { NodeFace } from '../nodeFace';
import { treeMessages } from '../messages';
import { Aside, Failure, Name, NameCell, Twisty } from './TreeOutline.styles';
import { formatFigureCount } from '../../text/figures/figure';

interface OutlineNameProps {
  face: NodeFace;
  level: number;
  open: boolean;
  onToggle: () => void;
}

/** The first cell of a row: the member's depth, the expand symbol, status and name. */
export function OutlineName({ face, level, open, onToggle }: OutlineNameProps) {
  const { name, status, branch, below } = face;
  const isHidden = branch === 'unasked' || (branch === 'loaded' && !open);
  return (
    <NameCell role="gridcell" $level={level}>
      <Twisty
        $open={open}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {branch === 'loading' && <SpinnerRing $size="base" aria-hidden="true" />}
        {branch !== 'loading' && branch !== 'none' && <Icon name="chevronRight" />}
      </Twisty>
      <StatusSign status={status} filled={open} />
      <Name>{name}</Name>
      {branch === 'failed' && (
        <Failure>
          {treeMessages.failed}. {treeMessages.tryAgain}
        </Failure>
      )}
      {isHidden && below !== undefined && below > 0 && (
        <Aside dir="ltr">+{formatFigureCount('below', below)}</Aside>
      )}
    </NameCell>
  );
}
