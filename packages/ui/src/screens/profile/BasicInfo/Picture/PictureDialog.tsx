import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../../components/Button/Button';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { Hint } from '../../../../components/Field/Field';
import { sizeText } from '../../../../components/FileDrop/sizeText';
import { faultTexts, imageWords } from '../../../../components/ImageField/imageWords';
import type { SentForm } from '../../../../forms/FormAnswer';
import { prepareImage } from '../../../../images/prepareImage';
import { errorTexts, kycTexts } from '../../../../text/messages';
import { overlayWords } from '../../../../text/overlayWords';
import { pictureLimit } from '../../pictureLimit';
import { UnknownNotice } from '../../SettingCard/UnknownNotice';
import { CropStage } from './CropStage';
import { cropPicture, type CropArea } from './cropPicture';
import { profileWords } from '../../profileWords';

export interface PictureDialogProps {
  /** The file as it was chosen. Only its bytes show what it really is. */
  source: File;
  form: SentForm;
  onCropped: (file: File) => void;
  /** The dialog closes. `fault` says why, when the file can't be used. */
  onClose: (fault?: string) => void;
}

/** Crops a chosen picture to a square. Nothing is decoded before its header has been read (T11). */
export function PictureDialog({ source, form, onCropped, onClose }: PictureDialogProps) {
  const picture = usePrepared(source, onClose);
  const [area, setArea] = useState<CropArea>();
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  // The same crop keeps its file: sent again after a lost answer, it is the same attempt (T12).
  const made = useRef<{ area: CropArea; file: File }>(undefined);
  const busy = working || form.busy;

  const save = async () => {
    if (!picture || !area) return;
    setFailed(false);
    setWorking(true);
    try {
      if (made.current?.area !== area) made.current = { area, file: await cropPicture(picture, area) };
      onCropped(made.current.file);
    } catch {
      setFailed(true);
    } finally {
      setWorking(false);
    }
  };
  const fault = failed ? errorTexts.somethingWrongTryAgain : form.refusal?.['photo'];
  if (!picture) return null;
  return (
    <Dialog
      open
      title={profileWords.cropYourPicture}
      description={profileWords.dragThePictureOrMove}
      locked={busy}
      onClose={() => onClose()}
      actions={
        <>
          <Button disabled={busy} onClick={() => onClose()}>
            {overlayWords.close}
          </Button>
          <Button variant="main" busy={busy} onClick={() => void save()}>
            {profileWords.savePicture}
          </Button>
        </>
      }
    >
      <CropStage picture={picture} fault={fault} onAreaChanged={setArea}>
        {source.size > pictureLimit && (
          <Hint>{imageWords.reduced(sizeText(source.size), sizeText(picture.size))}</Hint>
        )}
        <UnknownNotice form={form} />
      </CropStage>
    </Dialog>
  );
}

/** The file, once it is prepared for showing. On a fault, `onFault` is called and the dialog never opens. */
function usePrepared(source: File, onFault: (fault: string) => void) {
  const [picture, setPicture] = useState<File>();
  const tell = useEffectEvent(onFault);
  useEffect(
    function prepare() {
      let wanted = true;
      void prepared(source).then((made) => {
        if (!wanted) return;
        if (typeof made === 'string') tell(made);
        else setPicture(made);
      });
      return () => {
        wanted = false;
      };
    },
    [source],
  );
  return picture;
}

async function prepared(source: File): Promise<File | string> {
  const made = await prepareImage(source, { name: 'picture', maxBytes: pictureLimit });
  if ('file' in made) return made.file;
  return made.fault === 'size' ? kycTexts.imageTooLarge : faultTexts[made.fault];
}
