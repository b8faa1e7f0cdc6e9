/** The way to another page for what is no component, such as the acts that a domain adds to records. */
import { useEffect } from "react";
import { useNavigate } from "react-router";

let walk = (address: string): void => location.assign(address);

export const goTo = (address: string): void => walk(address);

/** Mounted once, where the router is. */
export function useWay(): void {
	const navigate = useNavigate();
	useEffect(() => {
		walk = (address) => void navigate(address);
	}, [navigate]);
}
