interface CloseButtonProps {
  readonly label: string;
  onClose(): void;
}

/** × where something is closed or ended. */
export function CloseButton({ label, onClose }: CloseButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClose}>
      ×
    </button>
  );
}
