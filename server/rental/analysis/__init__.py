"""Analysis of what is let: occupancy by bed-night, orders by source, lead time, length and price, and what is on the books."""
