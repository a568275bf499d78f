'use client'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from '@/ui/button'
import { ErrorLine } from '@/ui/field'
import { cropPicture } from './crop-picture.client'
import styles from './photo.module.css'

const UNREADABLE = 'Tento súbor sa nedá použiť ako fotka. Vyberte JPG, PNG alebo WebP.'
const ZOOM = { least: 1, most: 4, step: 0.05 }
/** Pixels an arrow key moves the picture by. */
const KEY_STEP = 8

interface PhotoCropProps {
  /** The chosen file, as an address of the browser. */
  address: string
  saving: boolean
  onReady: (picture: string) => void
}

/** The chosen picture under a round frame: moved and zoomed by fingers, mouse or keys. */
export function PhotoCrop({ address, saving, onReady }: PhotoCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(ZOOM.least)
  const [chosen, setChosen] = useState<{ percent: Area; pixels: Area }>()
  const [failed, setFailed] = useState(false)
  const use = async () => {
    if (!chosen) return
    try {
      onReady(await cropPicture(address, chosen.pixels))
    } catch {
      setFailed(true)
    }
  }
  if (failed) return <ErrorLine role="alert">{UNREADABLE}</ErrorLine>
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          aspect={1}
          crop={crop}
          cropShape="round"
          cropperProps={{ role: 'group', 'aria-label': 'Výrez fotky; posúva sa šípkami' }}
          image={address}
          keyboardStep={KEY_STEP}
          maxZoom={ZOOM.most}
          mediaProps={{ alt: 'Vybraná fotka', onError: () => setFailed(true) }}
          onCropChange={setCrop}
          onCropComplete={(percent, pixels) => setChosen({ percent, pixels })}
          onZoomChange={setZoom}
          showGrid={false}
          zoom={zoom}
        />
      </div>
      <label className={styles.zoom}>
        <span>Priblíženie</span>
        <input
          max={ZOOM.most}
          min={ZOOM.least}
          onChange={(event) => setZoom(Number(event.target.value))}
          step={ZOOM.step}
          type="range"
          value={zoom}
        />
      </label>
      {chosen && <Previews address={address} area={chosen.percent} />}
      <div className="row">
        <Button busy={saving || !chosen} onClick={() => void use()}>
          Použiť fotku
        </Button>
      </div>
    </>
  )
}

/** How the photo will look in lists: large, and as small as in the roster. */
function Previews({ address, area }: { address: string; area: Area }) {
  const scale = 100 / area.width
  const style = {
    inlineSize: `${scale * 100}%`,
    transform: `translate(${-area.x}%, ${-area.y}%)`,
  }
  return (
    <div className={styles.previews}>
      {[styles.large, styles.small].map((size) => (
        <span className={`${styles.round} ${size}`} key={size}>
          {/* eslint-disable-next-line @next/next/no-img-element -- the person's own file, not yet sent anywhere */}
          <img alt="" src={address} style={style} />
        </span>
      ))}
      <p className="soft">Takto bude fotka vyzerať. Do kruhu patrí hlava a plecia.</p>
    </div>
  )
}
