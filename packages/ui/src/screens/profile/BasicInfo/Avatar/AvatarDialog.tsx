import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../../components/Button/Button';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { Hint } from '../../../../components/Field/Field';
import { sizeText } from '../../../../components/FileDrop/sizeText';
import { faultTexts, imageMessages } from '../../../../components/ImageField/messages';
import type { SentForm } from '../../../../forms/FormAnswer';
import { prepareImage } from '../../../../images/prepareImage';
import { largestImage } from '../../../../text/limits';
import { errorTexts, kycTexts } from '../../../../text/messages';
import { overlayMessages } from '../../../../text/overlayMessages';
import { UnknownNotice } from '../../SettingCard/UnknownNotice';
import { CropStage } from './CropStage';
import { cropAvatar, type CropArea } from './cropAvatar';
import { profileMessages } from '../../messages';

export interface AvatarDialogProps {
  /** The chosen file. Only its bytes show its real type. */
  source: File;
  form: SentForm;
  onCrop: (file: File) => void;
  /** The dialog closes. `fault` is the reason, when the file can't be used. */
  onClose: (fault?: string) => void;
}

/** Crops a chosen image to a square. Nothing is decoded before its header has been read (T11). */
export function AvatarDialog({ source, form, onCrop, onClose }: AvatarDialogProps) {
  const avatar = usePrepared(source, onClose);
  const [area, setArea] = useState<CropArea>();
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  // The same crop keeps its file. Sent again after a lost answer, it is the same attempt (T12).
  const made = useRef<{ area: CropArea; file: File }>(undefined);
  const busy = working || form.busy;

  const save = async () => {
    if (!avatar || !area) return;
    setFailed(false);
    setWorking(true);
    try {
      if (made.current?.area !== area) made.current = { area, file: await cropAvatar(avatar, area) };
      onCrop(made.current.file);
    } catch {
      setFailed(true);
    } finally {
      setWorking(false);
    }
  };
  const fault = failed ? errorTexts.somethingWrongTryAgain : form.refusal?.['photo'];
  if (!avatar) return null;
  return (
    <Dialog
      open
      title={profileMessages.cropAvatar}
      description={profileMessages.cropHint}
      locked={busy}
      onClose={() => onClose()}
      actions={
        <>
          <Button disabled={busy} onClick={() => onClose()}>
            {overlayMessages.close}
          </Button>
          <Button variant="main" busy={busy || !area} onClick={() => void save()}>
            {profileMessages.saveAvatar}
          </Button>
        </>
      }
    >
      <CropStage avatar={avatar} fault={fault} onAreaChange={setArea}>
        {source.size > largestImage && (
          <Hint>{imageMessages.reduced({ from: sizeText(source.size), to: sizeText(avatar.size) })}</Hint>
        )}
        <UnknownNotice form={form} />
      </CropStage>
    </Dialog>
  );
}

/** The file, once it is prepared for display. On a fault, `onFault` is called and the dialog never opens. */
function usePrepared(source: File, onFault: (fault: string) => void) {
  const [avatar, setAvatar] = useState<File>();
  const reportFault = useEffectEvent(onFault);
  useEffect(
    function prepare() {
      let wanted = true;
      void prepared(source).then((made) => {
        if (!wanted) return;
        if (typeof made === 'string') reportFault(made);
        else setAvatar(made);
      });
      return () => {
        wanted = false;
      };
    },
    [source],
  );
  return avatar;
}

async function prepared(source: File): Promise<File | string> {
  const made = await prepareImage(source, { name: 'avatar', maxBytes: largestImage });
  if ('file' in made) return made.file;
  return made.fault === 'size' ? kycTexts.imageTooLarge : faultTexts[made.fault];
}
