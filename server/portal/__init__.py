"""The pages of people who are not staff: the public portal, wall displays, own-data links; and where sub-apps come from."""
