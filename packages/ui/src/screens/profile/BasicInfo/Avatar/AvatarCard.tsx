import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../../../components/Avatar/Avatar';
import { Button } from '../../../../components/Button/Button';
import { Card } from '../../../../components/Card/Card';
import { ErrorText, Hint } from '../../../../components/Field/Field';
import { Icon } from '../../../../components/Icon/Icon';
import { imageMessages } from '../../../../components/ImageField/messages';
import { createLazyOverlay } from '../../../../components/LazyPart/createLazyOverlay';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { SentForm } from '../../../../forms/FormAnswer';
import type { Remote } from '../../../../remote';
import { hidden } from '../../../../theme/hidden';
import { color, fontSize, fontWeight, space } from '../../../../tokens/index';
import type { MemberData } from '../Details/detailsSchema';
import type { AvatarDialogProps } from './AvatarDialog';
import { profileMessages } from '../../messages';

/** The state of the avatar. */
interface AvatarState {
  /** Its address. Without one, initials show (D103). */
  url?: string | undefined;
  /** The form that sends it. Its field is `photo`. */
  form: SentForm;
}

export interface AvatarCardProps {
  username: string;
  member: Remote<MemberData>;
  avatar: AvatarState;
  /** A small square image. The same crop returns the same file, because it is the same attempt (T12). */
  onAvatarSelect: (file: File) => void;
}

// The code for cropping loads once an image is chosen.
const AvatarDialog = createLazyOverlay<AvatarDialogProps>(() =>
  import('./AvatarDialog').then((module) => module.AvatarDialog),
);

/** The member's name and avatar, with a button to choose another avatar. */
export function AvatarCard({ username, member, avatar, onAvatarSelect }: AvatarCardProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [saved, setSaved] = useState(avatar.form.saved);
  if (saved !== avatar.form.saved) {
    setSaved(avatar.form.saved);
    setChosen(undefined);
  }
  const close = (why?: string) => {
    setChosen(undefined);
    setFault(why);
  };
  const name = member.state === 'ready' ? member.data.details.name : '';
  return (
    <Sheet aria-label={profileMessages.profileAvatar}>
      <Column>
        <Avatar name={name || username} src={avatar.url} size="large" />
        <Names>
          {member.state === 'loading' ? (
            <Skeleton inlineSize="8rem" />
          ) : (
            <Name>
              <bdi translate="no">{name || username}</bdi>
            </Name>
          )}
          <bdi translate="no">{username}</bdi>
        </Names>
        <Change>
          <Button
            icon={<Icon name="camera" />}
            aria-describedby={fault === undefined ? `${id}-hint` : `${id}-error`}
            onClick={() => input.current?.click()}
          >
            {profileMessages.changeAvatar}
          </Button>
          {/* The button opens it, because the text of a file input can't be changed. */}
          <input
            ref={input}
            className={hidden}
            tabIndex={-1}
            type="file"
            accept="image/png,image/jpeg"
            aria-label={profileMessages.avatarFile}
            onChange={(event) => {
              setFault(undefined);
              setChosen(event.target.files?.[0]);
              // Otherwise the same file could not be chosen twice.
              event.target.value = '';
            }}
          />
          {fault === undefined ? (
            <Hint id={`${id}-hint`}>{imageMessages.hint}</Hint>
          ) : (
            <ErrorText id={`${id}-error`} role="alert">
              {fault}
            </ErrorText>
          )}
        </Change>
      </Column>
      {chosen && <AvatarDialog source={chosen} form={avatar.form} onCrop={onAvatarSelect} onClose={close} />}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  container-type: inline-size;
`;

/* The card is a column next to the form, and full width above it. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  padding-block: ${space[3]} ${space[1]};
  text-align: center;

  @container (min-width: 26rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    justify-items: start;
    padding-block: ${space[1]} 0;
    text-align: start;
  }
`;

const Names = styled.div`
  max-inline-size: 100%;
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;

const Change = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
`;

const Name = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.figure};
  font-weight: ${fontWeight.heading};
`;
