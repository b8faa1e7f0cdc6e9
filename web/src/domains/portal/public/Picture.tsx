/** A picture of the site; where it does not come, what stands in for it, so that nobody sees a torn frame. */
import { type CSSProperties, type ReactNode, useState } from "react";

interface Props {
	src: string | null;
	/** Empty where the words beside it say it all. */
	alt: string;
	style: CSSProperties;
	instead?: ReactNode;
}

export function Picture({ src, alt, style, instead = null }: Props) {
	const [broken, setBroken] = useState<string | null>(null);
	if (!src || broken === src) return instead;
	return <img src={src} alt={alt} loading="lazy" style={style} onError={() => setBroken(src)} />;
}
