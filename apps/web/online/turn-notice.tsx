import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../engine/protocol.ts';
import { useGame } from '../engine/store.ts';
import { readStored, writeStored } from '../engine/stored.ts';
import { useWindowTitle } from '../pages/shell/page.tsx';
import { useOnlineWords } from './words.ts';

const KEY = 'lianhuan.turn-notice';
/** Whoever waited less than this looks at the table anyway, in milliseconds. */
const WAITED = 3000;

/** A new notice takes the place of the last one. */
const NOTICE = { tag: 'turn' } as const;

const isOn = () => readStored(KEY) === 'on';

/** Turns on and off that the player is called. */
export function TurnNoticeButton() {
  const { t } = useOnlineWords();
  const [on, setOn] = useState(isOn);
  const toggle = () => {
    writeStored(KEY, on ? 'off' : 'on');
    setOn(!on);
    if (on) return;
    // A browser lets a page sound, and asks about notices, only where somebody has just clicked.
    chime();
    if (typeof Notification !== 'undefined') void Notification.requestPermission();
  };
  return (
    <div>
      <button type="button" className="button" aria-pressed={on} onClick={toggle}>
        {t(on ? 'notice.on' : 'notice.off')}
      </button>
      <p className="help">{t('notice.help')}</p>
    </div>
  );
}

/**
 * Names the window after whose turn it is; and calls the player, if that is wanted, when it becomes theirs after a
 * while, or while they look elsewhere.
 */
export function useTurnNotice(title: string): void {
  const { t } = useOnlineWords();
  const words = t('notice.turn');
  const mine = useGame(({ snapshot }) => snapshot !== null && isAsked(snapshot));
  useWindowTitle(mine ? words : title);
  const since = useRef(performance.now());
  useEffect(() => {
    const waited = performance.now() - since.current;
    since.current = performance.now();
    if (!mine || !isOn() || (waited < WAITED && document.hasFocus())) return;
    chime();
    if (!document.hidden || typeof Notification === 'undefined') return;
    if (Notification.permission !== 'granted') return;
    return showNotice(words);
  }, [mine, words]);
}

/** Shows a notice; gives how to take it away. */
function showNotice(words: string): () => void {
  try {
    const notice = new Notification(words, NOTICE);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Chrome on Android lets service workers alone do that.
    const worker = navigator.serviceWorker?.getRegistration();
    void worker?.then((found) => found?.showNotification(words, NOTICE));
    return () => void worker?.then(closeNotices);
  }
}

async function closeNotices(worker: ServiceWorkerRegistration | undefined): Promise<void> {
  for (const notice of (await worker?.getNotifications(NOTICE)) ?? []) notice.close();
}

function isAsked({ live, thinking, view }: Snapshot): boolean {
  return live && !thinking && view.decision !== null;
}

let audio: AudioContext | null = null;

/** Two soft tones. */
function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  for (const [at, frequency] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.15, now + at + 0.02);
    volume.gain.linearRampToValueAtTime(0, now + at + 0.3);
    tone.connect(volume).connect(destination);
    tone.start(now + at);
    tone.stop(now + at + 0.32);
  }
}
